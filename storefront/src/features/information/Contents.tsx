import { useTranslation } from "react-i18next"
import { Link } from "react-router"

/** Moves the focus to the selected section. */
const goOnAt = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

/** A section with its anchor and heading. */
export type Part = { id: string; heading: string }

/** Table of contents of a long page. */
export function Contents({ parts }: { parts: readonly Part[] }) {
  const { t } = useTranslation("information")
  return (
    <nav
      aria-label={t("contents")}
      className="rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <p className="text-sm font-semibold">{t("contents")}</p>
      <ol className="mt-2 text-sm">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <Link
              to={{ hash: id }}
              onClick={() => goOnAt(id)}
              className="flex min-h-11 items-center underline-offset-4 hover:underline lg:min-h-9"
            >
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
