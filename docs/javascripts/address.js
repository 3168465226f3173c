// A record in the address, behind the #: data that is read as text and never anything else.

/** Signs that a letter or a chat would take for the end of an address. */
const UNSAFE = /[()!'*]/g;

/** Half a sign, which stands for nothing. */
const HALF = /\p{Surrogate}/gu;

/** @param {string} text */
const encoded = (text) => encodeURIComponent(text.replace(HALF, "\ufffd")).replace(UNSAFE, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`).replaceAll("%20", "+").replaceAll("%3A", ":").replaceAll("%2C", ",");

/** What stands behind the # for a record. @param {string} text */
export const hashOf = (text) => `#record=${encoded(text.trim())}`;

/** What an address asks for: a record, a game, or nothing. @param {string} hash @returns {{record?: string, game?: string}} */
export function asked(hash) {
  const found = /^#(record|game)=(.*)$/s.exec(hash);
  if (!found) return {};
  return { [found[1]]: decoded(found[2].replaceAll("+", "%20")) };
}

/** The text as far as it is one: a link may have been cut off in the middle of a sign. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text.replace(/%[0-9a-f]?$/i, "").replace(/(?:%[0-9a-f]{2})+|%/gi, (signs) => {
      const bytes = Uint8Array.from(signs.slice(1).split("%").filter(Boolean), (byte) => parseInt(byte, 16));
      return new TextDecoder().decode(bytes, { stream: true }) || (bytes.length ? "" : "%");
    });
  }
}
