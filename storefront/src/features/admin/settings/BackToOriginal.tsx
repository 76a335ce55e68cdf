import type { Language } from "@bon-perroquet/contract"
import { RotateCcw } from "lucide-react"
import { useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { isSame } from "../../../components/draft"

type BackToOriginalProps = { language: Language; written: object; original: object }

/** Button that restores the default text. Renders nothing if the default text is unchanged. */
export function BackToOriginal({ language, written, original }: BackToOriginalProps) {
  const { t } = useTranslation("admin")
  const { setValue } = useFormContext()
  if (isSame(written, original)) return null
  return (
    <Button
      variant="quiet"
      onClick={() => setValue(language, original, { shouldDirty: true, shouldValidate: true })}
    >
      <RotateCcw aria-hidden className="size-5" />
      {t("settings.pages.original")}
    </Button>
  )
}
