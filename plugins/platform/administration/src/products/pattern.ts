const WRITTEN: Record<string, string> = {
  a: "[aàáâãäå]",
  c: "[cç]",
  e: "[eèéêë]",
  i: "[iìíîï]",
  n: "[nñ]",
  o: "[oòóôõö]",
  u: "[uùúûü]",
  y: "[yýÿ]",
  ae: "(?:[aàáâãäå][eèéêë]|æ)",
  oe: "(?:[oòóôõö][eèéêë]|œ)",
}

/**
 * Returns a PostgreSQL regular expression that ignores case and accents: "creme" finds "Crème", "oeuf" finds "œuf", and
 * vice versa.
 */
export function patternOf(word: string): string {
  const plain = word
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
  return plain.replace(
    /ae|oe|[^]/gu,
    (letters) => WRITTEN[letters] ?? letters.replace(/[\\^$.*+?()[\]{}|]/, "\\$&"),
  )
}
