import Bowser from "bowser"

export interface Device {
  browser: string | null
  system: string | null
}

/** Maximum length. Browser and system are enough for the owner to recognise a device. */
const LONGEST = 40

/** Returns browser and system of a `User-Agent`, or null if unknown. */
export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent) return { browser: null, system: null }
  const { browser, os } = Bowser.parse(userAgent.slice(0, 512))
  const word = (name: string | undefined) => name?.slice(0, LONGEST) || null
  return { browser: word(browser.name), system: word(os.name) }
}

/** Returns a text in no language: "Firefox · Windows". */
export const deviceInWords = ({ browser, system }: Device): string =>
  [browser, system].filter(Boolean).join(" · ")
