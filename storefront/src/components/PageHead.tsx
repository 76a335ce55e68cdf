import { merchant } from "../config/merchant"

type PageHeadProps = {
  /** Names the screen in the browser's tab, in history and in search results. */
  title: string
  /** One or two sentences for search results and shared links. */
  description?: string | undefined
}

/** What a screen says of itself in the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  return (
    <>
      <title>{`${title} · ${merchant.name}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
