import Bowser from "bowser"

export interface Device {
  browser: string | null
  system: string | null
}

/** A browser says much more of itself; these two words are what its owner knows it by. */
const LONGEST = 40

/** Which browser on which system a `User-Agent` speaks of; null where it can't be told. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
  const word = (name: string | undefined) => name?.slice(0, LONGEST) || null
  return { browser: word(browser.name), system: word(os.name) }
}

/** In words, without a language: "Firefox · Windows". */
export const deviceInWords = ({ browser, system }: Device): string =>
  [browser, system].filter(Boolean).join(" · ")
