import type { ReactNode } from "react"
import { classNames } from "../../components/class-names"
import { PageHead } from "../../components/PageHead"
import { Contents, type Part } from "./Contents"

/** Number of sections from which a table of contents is shown. */
const LONG_PAGE = 5

type PageFrameProps = { title: string; intro: string; parts: readonly Part[]; children: ReactNode }

/** Layout of an information page. */
export function PageFrame({ title, intro, parts, children }: PageFrameProps) {
  const isLong = parts.length >= LONG_PAGE
  return (
    <article className="page-width py-8 lg:py-12">
      <PageHead title={title} description={intro} />
      <header className="max-w-text">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-lg text-bark">{intro}</p>
      </header>
      <div
        className={classNames(isLong && "gap-x-14 lg:grid lg:grid-cols-[minmax(0,42rem)_minmax(0,20rem)]")}
      >
        {isLong && (
          <div className="mt-8 lg:col-start-2 lg:mt-10">
            <Contents parts={parts} />
          </div>
        )}
        <div className="max-w-text lg:col-start-1 lg:row-start-1">{children}</div>
      </div>
    </article>
  )
}
