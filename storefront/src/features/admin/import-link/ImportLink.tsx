import { FileUp } from "lucide-react"
import { useTranslation } from "react-i18next"
import { LinkButton } from "../../../components/Button"
import { importAddress, type ScreenKind } from "./kind"

export function ImportLink({ kind }: { kind: Exclude<ScreenKind, "products"> }) {
  const { t } = useTranslation("admin")
  return (
    <LinkButton to={importAddress(kind)} variant="secondary" size="sm">
      <FileUp aria-hidden className="size-4" />
      {t(`imports.${kind}.title`)}
    </LinkButton>
  )
}
