const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("ß", "ss")

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns true if each typed word is the beginning of a word in the texts. Ignores case and accents. */
export function matchesWords(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf)
  const searchedWords = wordsOf(typed)
  return (
    searchedWords.length > 0 && searchedWords.every((each) => words.some((word) => word.startsWith(each)))
  )
}
