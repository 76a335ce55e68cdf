import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import type { Sections } from "../../i18n/information-texts"

/** The keyboard and the screen reader go on at the part that was chosen, too. */
const goOnAt = (id: string) => document.getElementById(id)?.focus({ preventScroll: true })

/** The parts of a long page, to jump to. */
export function Contents({ sections }: { sections: Sections }) {
  const { t } = useTranslation("information")
  return (
    <nav
      aria-label={t("contents")}
      className="rounded-card border border-line bg-card p-5 lg:sticky lg:top-24 lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto print:hidden"
    >
      <p className="text-sm font-semibold">{t("contents")}</p>
      <ol className="mt-2 text-sm">
        {Object.entries(sections).map(([id, { heading }]) => (
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
