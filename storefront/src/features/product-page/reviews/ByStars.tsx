import { useTranslation } from "react-i18next"
import { useLanguage } from "../../../i18n"

/** Number of reviews per number of stars, five first. */
export function ByStars({ counts }: { counts: readonly number[] }) {
  const { t } = useTranslation("reviews")
  const { language } = useLanguage()
  const most = Math.max(1, ...counts)
  return (
    <dl
      aria-label={t("byStars")}
      className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1 text-sm"
    >
      {[...counts.entries()].reverse().map(([place, count]) => (
        <div key={place} className="contents">
          <dt>{t("stars", { count: place + 1 })}</dt>
          <dd aria-hidden>
            <progress
              value={count}
              max={most}
              className="block h-2 w-full appearance-none overflow-hidden rounded-pill bg-sunken [&::-moz-progress-bar]:bg-seed [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-seed"
            />
          </dd>
          <dd className="text-right tabular-nums">{new Intl.NumberFormat(language).format(count)}</dd>
        </div>
      ))}
    </dl>
  )
}
