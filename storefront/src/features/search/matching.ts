const plain = (text: string): string =>
  text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("œ", "oe").replaceAll("ß", "ss")

const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** Returns whether each typed word begins a word of the texts, without accents. */
export function matchesWords(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap(wordsOf)
  const searchedWords = wordsOf(typed)
  return (
    searchedWords.length > 0 && searchedWords.every((each) => words.some((word) => word.startsWith(each)))
  )
}
