/**
 * @typedef {"docs" | "comments" | "test names"} SetName
 * @typedef {object} Pattern an expression that plain English rarely needs
 * @property {string} name
 * @property {RegExp} expression
 * @property {Record<SetName, number>} most target: matches per 10,000 words
 */

/** @param {string} name @param {RegExp} expression @param {[number, number, number]} most @returns {Pattern} */
const pattern = (name, expression, [docs, comments, names]) => ({
  name,
  expression,
  most: { docs, comments, "test names": names },
})

export const PATTERNS = [
  pattern("tell", /\b(tell|tells|told)\b/gi, [3, 5, 5]),
  pattern("say", /\b(says?|said)\b/gi, [5, 8, 8]),
  pattern("what-clause", /(?:^|[.;:]\s+|\*\*|\n- )What [a-z]/g, [2, 4, 4]),
  pattern("who-subject", /\bwhoever\b|(?:^|[.;:] )Who [a-z]|, (?:and |or )?who [a-z]+s /gim, [1, 2, 2]),
  pattern("own", /\bof (its|their|his|ours|yours|our|your) own\b|\bof ours\b|'s own\b/gi, [4, 6, 6]),
  pattern("stand", /\b(stand|stands|stood)\b/gi, [2, 3, 3]),
  pattern("ask", /\basked?\b|\basks\b/gi, [4, 8, 8]),
  pattern(
    "for-because",
    /, for (the|it|they|a|an|who|what|that|there|nobody|its|his|their|one)\b/gi,
    [1, 1, 1],
  ),
  pattern("anew", /\banew\b|\bmeanwhile\b|\bbesides\b|\bbut for\b/gi, [2, 2, 2]),
  pattern("is-none", /\bis none\b|\bare none\b|\bmay nothing\b|\bto be had\b/gi, [1, 1, 1]),
]

/** Expressions that documents should contain, with their minimum per 10,000 words. */
export const WANTED = [
  { name: "you", expression: /\b(you|your)\b/gi, least: 100 },
  { name: "example", expression: /\bexamples?\b|\be\.g\./gi, least: 15 },
]

/** Maximum number of semicolons per 10,000 words of documents. */
export const SEMICOLONS = { name: "semicolon", expression: /;/g, most: 10 }
