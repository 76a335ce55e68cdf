import { useFetchFile, type FileCall } from "@bon-perroquet/shop-react/admin"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { saveBlob } from "../../../components/save-file"
import { useFailureToast } from "../../../components/toast"

type FetchFileButtonProps = {
  file: FileCall
  name: string
  text: string
  /** Name for screen readers, if `text` alone is not unique on the screen. */
  label?: string
}

export function FetchFileButton({ file, name, text, label }: FetchFileButtonProps) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useFetchFile()
  const fetchIt = () =>
    mutate(file, {
      onSuccess: (blob) => saveBlob(name, blob),
      onError: (error) => sayFailure(error, t("failure.file")),
    })
  return (
    <Button variant="secondary" size="sm" pending={isPending} aria-label={label} onClick={fetchIt}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {text}
    </Button>
  )
}
