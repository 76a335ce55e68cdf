import { Heart } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router-dom"
import { Button } from "../../components/Button"
import { useOffers } from "../../config/services"
import { FAVOURITES_LINK } from "./navigation"

/** Leads to what the visitor marked; on a phone the menu does. */
export function FavouritesLink() {
  const { t } = useTranslation("layout")
  if (!useOffers("favourites")) return null
  return (
    <Button
      asChild
      variant="quiet"
      size="icon"
      className="max-lg:hidden"
      aria-label={t(FAVOURITES_LINK.label)}
    >
      <Link to={FAVOURITES_LINK.to}>
        <Heart aria-hidden className="size-6" />
      </Link>
    </Button>
  )
}
