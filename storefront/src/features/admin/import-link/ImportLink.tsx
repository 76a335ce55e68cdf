import { FileUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Button } from "../../../components/Button"
import { importAddress, type ScreenKind } from "./kind"

export function ImportLink({ kind }: { kind: Exclude<ScreenKind, "products"> }) {
  const { t } = useTranslation("admin")
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to={importAddress(kind)}>
        <FileUp aria-hidden className="size-4" />
        {t(`imports.${kind}.title`)}
      </Link>
    </Button>
  )
}
