// A record in the address, behind the #: data that is read as text and never anything else.

/** Signs that a letter or a chat would take for the end of an address. */
const UNSAFE = /[()!'*]/g;

/** @param {string} text */
const encoded = (text) => encodeURIComponent(text).replace(UNSAFE, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%20", "+").replaceAll("%3A", ":").replaceAll("%2C", ",");

/** What stands behind the # for a record. @param {string} text */
export const hashOf = (text) => `#record=${encoded(text.trim())}`;

/** What an address asks for: a record, a game, or nothing. @param {string} hash @returns {{record?: string, game?: string}} */
export function asked(hash) {
  const found = /^#(record|game)=(.*)$/s.exec(hash);
  if (!found) return {};
  try {
    return { [found[1]]: decodeURIComponent(found[2].replaceAll("+", "%20")) };
  } catch {
    return { [found[1]]: found[2] }; // A link that was cut off in the middle of a sign.
  }
}
