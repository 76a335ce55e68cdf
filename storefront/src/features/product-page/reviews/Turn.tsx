import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"

type TurnProps = { page: number; count: number; onTurn: (page: number) => void }

export function Turn({ page, count, onTurn }: TurnProps) {
  const { t } = useTranslation("products")
  return (
    <nav aria-label={t("pages.label")} className="mt-4 flex flex-wrap items-center gap-4">
      <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {t("pages.previous")}
      </Button>
      <span className="text-sm text-bark">{t("pages.of", { page, count })}</span>
      <Button variant="secondary" size="sm" disabled={page >= count} onClick={() => onTurn(page + 1)}>
        {t("pages.next")}
      </Button>
    </nav>
  )
}
