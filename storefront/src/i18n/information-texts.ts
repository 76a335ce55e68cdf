/** One part of an information page: sentences, then points where a list says it better. */
export type Section = { heading: string; text: string[]; points: string[] }

export const INFORMATION_PAGES = ["shipping", "returns", "contact", "privacy", "terms", "about"] as const
export type InformationPageName = (typeof INFORMATION_PAGES)[number]
