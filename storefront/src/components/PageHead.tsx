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

export type StructuredData = Record<string, unknown> | Record<string, unknown>[]

type PageHeadProps = {
  title: string
  /** Complete text of the browser's tab and of search results. Default: the title and the shop's name. */
  documentTitle?: string
  description?: string | undefined
  picture?: string | undefined
  /** Canonical path and query per language. Default: the current path. */
  canonical?: string | ((language: Language) => string)
  type?: "website" | "product"
  /** False for private screens and filtered lists. */
  indexed?: boolean
  structuredData?: StructuredData | undefined
}

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

function SharedLink({
  title,
  documentTitle,
  description,
  picture,
  address,
  type,
}: PageHeadProps & { address: string }) {
  const { language } = useLanguage()
  const origin = useShopOrigin()
  const { name } = useMerchant()
  const properties = {
    "og:site_name": name,
    "og:type": type ?? "website",
    "og:title": documentTitle || title,
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

/** Renders JSON-LD. Escapes "<", because a closing tag would end the script element. */
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

export function PageHead(props: PageHeadProps) {
  const { title, documentTitle, description, indexed = true, structuredData } = props
  const { language } = useLanguage()
  const { name } = useMerchant()
  const { pathname } = useLocation()
  const { canonical = pathname } = props
  const pathIn = typeof canonical === "string" ? () => canonical : canonical
  const address = useShopOrigin() + addressIn(language, pathIn(language))
  return (
    <>
      <title>{documentTitle || `${title} · ${name}`}</title>
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

type Step = { name: string; path: string }

export function breadcrumbData(steps: Step[], { origin, language }: { origin: string; language: Language }) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: origin + addressIn(language, path),
    })),
  }
}
