import { Heart } from "lucide-react"
import { useSyncExternalStore } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../components/Button"
import { classNames } from "../../components/class-names"
import { mark, noMarks, shownMarks, subscribeToMarks } from "./own-marks"

export type MarkProps = { id: string; name: string }

export function Mark({ id, name }: MarkProps) {
  const { t } = useTranslation("products")
  const marked = useSyncExternalStore(subscribeToMarks, shownMarks, noMarks).includes(id)
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-pressed={marked}
      aria-label={t("favourite.of", { name })}
      className="bg-card/85"
      onClick={() => mark(id, !marked)}
    >
      <Heart aria-hidden className={classNames("size-5", marked && "fill-macaw text-macaw")} />
    </Button>
  )
}

export function MarkedLink() {
  const { t } = useTranslation("layout")
  return (
    <LinkButton to="/favourites" variant="quiet" size="icon" aria-label={t("favourites")}>
      <Heart aria-hidden className="size-6" />
    </LinkButton>
  )
}
