import { streetAndNumber } from "@bon-perroquet/contract/address"
import type { DeliveryPoint, Language } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../../i18n"
import { isAlwaysOpen, openingHours } from "./opening-hours"

/** Formats a distance, for example "450 m" or "1,2 km". */
function distanceText(metres: number, language: Language): string {
  const isFar = metres >= 1_000
  return new Intl.NumberFormat(language, {
    style: "unit",
    unit: isFar ? "kilometer" : "meter",
    maximumFractionDigits: isFar ? 1 : 0,
  }).format(isFar ? metres / 1_000 : Math.max(50, Math.round(metres / 50) * 50))
}

export function PointText({ point }: { point: DeliveryPoint }) {
  const { t } = useTranslation("checkout")
  const { language } = useLanguage()
  const { distance_m, hours } = point
  const open = isAlwaysOpen(hours) ? t("delivery.points.always") : openingHours(point, language)
  return (
    <span className="min-w-0 text-sm">
      <span className="block font-semibold">{point.name}</span>
      <span className="block">{streetAndNumber(point, point.country)}</span>
      <span className="block">{`${point.postal_code} ${point.city}`}</span>
      {distance_m !== undefined && (
        <span className="block">
          {t("delivery.points.away", { distance: distanceText(distance_m, language) })}
        </span>
      )}
      {open && <span className="block text-bark">{open}</span>}
    </span>
  )
}

/** Links to a map. Unlike an embedded map, a link loads nothing and sets no cookie. */
export function PointMap({ point: { name, position } }: { point: DeliveryPoint }) {
  const { t } = useTranslation("checkout")
  if (!position) return null
  const { lat, lng } = position
  return (
    <a
      href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center px-3 pb-1 pl-11 text-sm underline"
    >
      {t("delivery.points.map")}
      <span className="sr-only">{` : ${name} ${t("delivery.points.newWindow")}`}</span>
    </a>
  )
}
