import { useTranslation } from "react-i18next"

const PLACES = [0, 1, 2, 3, 4]
const WHOLE = "M10 1.5l2.6 5.6 6.1.7-4.5 4.2 1.2 6L10 15l-5.4 3 1.2-6L1.3 7.8l6.1-.7z"
const HALF = "M10 1.5V15l-5.4 3 1.2-6L1.3 7.8l6.1-.7z"

/** Shows whole and half stars. Decorative: the value is in a text next to them. */
export function Stars({ stars, large = false }: { stars: number; large?: boolean }) {
  const halves = Math.round(stars * 2)
  return (
    <svg aria-hidden viewBox="0 0 100 20" className={large ? "h-5 w-25 shrink-0" : "h-4 w-20 shrink-0"}>
      {PLACES.map((place) => (
        <g key={place} transform={`translate(${place * 20})`}>
          <path d={WHOLE} className="fill-line" />
          {halves > place * 2 && <path d={halves > place * 2 + 1 ? WHOLE : HALF} className="fill-seed" />}
        </g>
      ))}
    </svg>
  )
}

export function GivenStars({ stars, large = false }: { stars: number; large?: boolean }) {
  const { t } = useTranslation("reviews")
  return (
    <>
      <Stars stars={stars} large={large} />
      <span className="sr-only">{t("of", { stars })}</span>
    </>
  )
}
