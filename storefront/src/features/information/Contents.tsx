import { useTranslation } from "react-i18next"
import { Link } from "react-router"

/** The keyboard and the screen reader go on at the part that was chosen, too. */
const goOnAt = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

/** A part of a page: where it is, and what stands above it. */
export type Part = { id: string; heading: string }

/** The parts of a long page, to jump to. */
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
