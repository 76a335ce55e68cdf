import { BIRD_KINDS, type Segment } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"

export const birdOf = (segment: Segment) => BIRD_KINDS.find((bird) => segment === `bird_${bird}`)

/** Returns the name of a segment's bird. Empty for other segments. */
export function useBirdName(): (segment: Segment) => string {
  const { t } = useTranslation("products")
  return (segment) => {
    const bird = birdOf(segment)
    return bird ? t(`birds.kinds.${bird}`) : ""
  }
}

/** Returns the name of a segment in the language of the dashboard. */
export function useSegmentName(): (segment: Segment) => string {
  const { t } = useTranslation("admin")
  const nameOfBird = useBirdName()
  return (segment) => {
    const bird = nameOfBird(segment)
    if (bird) return t("segments.names.bird", { bird })
    return t(`segments.names.${segment as "new" | "regular" | "lapsed"}`)
  }
}
