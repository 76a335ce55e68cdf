import { Heart } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Button } from "../../components/Button"
import { classNames } from "../../components/class-names"
import { useOffers } from "../../config/services"
import { mark, noMarks, shownMarks, subscribeToMarks } from "./own-marks"

type FavouriteButtonProps = { id: string; name: string; className?: string }

/** A heart: pressed, the product is a favourite. */
export function FavouriteButton({ id, name, className }: FavouriteButtonProps) {
  const { t } = useTranslation("products")
  const offered = useOffers("favourites")
  const marked = useSyncExternalStore(subscribeToMarks, shownMarks, noMarks).includes(id)
  if (!offered) return null
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={marked}
      aria-label={t("favourite.of", { name })}
      className={classNames("rounded-pill bg-card/85", className)}
      onClick={() => mark(id, !marked)}
    >
      <Heart aria-hidden className={classNames("size-5", marked && "fill-macaw text-macaw")} />
    </Button>
  )
}
