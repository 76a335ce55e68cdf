import type { IncomingHttpHeaders } from "node:http"
import {
  addressIn,
  DEFAULT_LANGUAGE,
  hasLanguages,
  LANGUAGES,
  readAddress,
  type Language,
} from "@bon-perroquet/contract"
import { isLanguage, visitorLanguage } from "../http/language.js"

/** Query parameter for the language in earlier versions. Bookmarks still contain it. */
const FORMER_PARAMETER = "lang"

export interface AnsweredHere {
  language: Language
  /** URL without the language. */
  address: URL
  /** True if every visitor gets the same language. */
  isForAll: boolean
}

export interface AnsweredElsewhere {
  location: string
  /** Status of the redirect: 301 if it is the same for everyone, 302 if it depends on the visitor. */
  status: 301 | 302
  /** Language that the URL requested with the former query parameter. */
  asked?: Language
}

/**
 * Returns the page's language, or a redirect. A path without a language is French. Visitors with another language are
 * redirected to theirs.
 */
export function pageLanguage(
  address: URL,
  headers: IncomingHttpHeaders,
  languages: readonly Language[] = LANGUAGES,
): AnsweredHere | AnsweredElsewhere {
  const { language: named, path } = readAddress(address.pathname)
  // A channel can have fewer languages. Its addresses in another language lead to the default one.
  const language = languages.find((each) => each === named)
  const former = formerly(address, language)
  if (former) return former
  const to = (requested: Language) => addressIn(requested, path) + address.search
  if (language && addressIn(language, path) !== address.pathname)
    return { location: to(language), status: 301, asked: language }
  // The redirect is temporary, because a disabled language may be enabled again.
  if (!language && path !== address.pathname) return { location: to(DEFAULT_LANGUAGE), status: 302 }
  const plain = new URL(path + address.search, address)
  if (language) return { language, address: plain, isForAll: true }
  const visitors = visitorLanguage(headers, languages)
  if (visitors !== DEFAULT_LANGUAGE && hasLanguages(path)) return { location: to(visitors), status: 302 }
  return { language: visitors, address: plain, isForAll: false }
}

function formerly({ href }: URL, named: Language | undefined): AnsweredElsewhere | undefined {
  const address = new URL(href)
  const former = address.searchParams.get(FORMER_PARAMETER)
  if (former === null) return undefined
  address.searchParams.delete(FORMER_PARAMETER)
  const language = isLanguage(former) ? former : (named ?? DEFAULT_LANGUAGE)
  return {
    location: addressIn(language, address.pathname + address.search),
    status: 301,
    ...(isLanguage(former) && { asked: former }),
  }
}
