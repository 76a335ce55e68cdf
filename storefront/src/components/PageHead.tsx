import {
  addressIn,
  DEFAULT_LANGUAGE,
  FORMAT_LOCALE_OF,
  LANGUAGES,
  type Language,
} from "@bon-perroquet/contract"
import { useLocation } from "react-router"
import { useMerchant } from "../config/merchant"
import { useShopOrigin } from "../config/shop-origin"
import { useLanguage } from "../i18n"

const DEFAULT_PICTURE = "/og.png"

/** A thing of schema.org's vocabulary, or several. */
export type StructuredData = Record<string, unknown> | Record<string, unknown>[]

type PageHeadProps = {
  /** Names the screen in the browser's tab, in history and in search results. */
  title: string
  /** One or two sentences for search results and shared links. */
  description?: string | undefined
  /** Address of the picture that a shared link shows. */
  picture?: string | undefined
  /** Path and query under which search engines should know the screen, in each language; its path alone when absent. */
  canonical?: string | ((language: Language) => string)
  /** What kind of thing a shared link leads to. */
  type?: "website" | "product"
  /** A screen that is someone's own, or an endless variation of another, is not for search engines. */
  indexed?: boolean
  structuredData?: StructuredData | undefined
}

/** The page in each language; at the root a visitor is answered in theirs. */
function Alternates({ pathIn }: { pathIn: (language: Language) => string }) {
  const origin = useShopOrigin()
  return (
    <>
      {LANGUAGES.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={language}
          href={origin + addressIn(language, pathIn(language))}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + addressIn(DEFAULT_LANGUAGE, pathIn(DEFAULT_LANGUAGE))}
      />
    </>
  )
}

function SharedLink({ title, description, picture, address, type }: PageHeadProps & { address: string }) {
  const { language } = useLanguage()
  const origin = useShopOrigin()
  const { name } = useMerchant()
  const properties = {
    "og:site_name": name,
    "og:type": type ?? "website",
    "og:title": title,
    "og:description": description,
    "og:url": address,
    "og:image": new URL(picture ?? DEFAULT_PICTURE, origin).href,
    "og:locale": FORMAT_LOCALE_OF[language].replace("-", "_"),
  }
  return (
    <>
      {Object.entries(properties).map(
        ([property, content]) => content && <meta key={property} property={property} content={content} />,
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Data for machines; nothing in it can end the element that it stands in. */
function DataScript({ data }: { data: StructuredData }) {
  const things = Array.isArray(data) ? data : [data]
  const json = JSON.stringify(things.map((thing) => ({ "@context": "https://schema.org", ...thing })))
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: json.replaceAll("<", "\\u003c") }}
    />
  )
}

/** What a screen says of itself: in the browser's tab, to search engines, and where its link is shared. */
export function PageHead(props: PageHeadProps) {
  const { title, description, indexed = true, structuredData } = props
  const { language } = useLanguage()
  const { name } = useMerchant()
  const { pathname } = useLocation()
  const { canonical = pathname } = props
  const pathIn = typeof canonical === "string" ? () => canonical : canonical
  const address = useShopOrigin() + addressIn(language, pathIn(language))
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      {description && <meta name="description" content={description} />}
      {indexed ? (
        <>
          <link rel="canonical" href={address} />
          <Alternates pathIn={pathIn} />
          <SharedLink {...props} address={address} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {structuredData && <DataScript data={structuredData} />}
    </>
  )
}
