import { useFetchFile, type FileCall } from "@bon-perroquet/shop-react/admin"
import { Download } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { saveBlob } from "../../../components/save-file"
import { useFailureToast } from "../../../components/toast"

type FetchFileButtonProps = { file: FileCall; name: string; text: string }

export function FetchFileButton({ file, name, text }: FetchFileButtonProps) {
  const { t } = useTranslation("admin")
  const sayFailure = useFailureToast()
  const { mutate, isPending } = useFetchFile()
  const fetchIt = () =>
    mutate(file, {
      onSuccess: (blob) => saveBlob(name, blob),
      onError: (error) => sayFailure(error, t("failure.file")),
    })
  return (
    <Button variant="secondary" size="sm" pending={isPending} onClick={fetchIt}>
      {!isPending && <Download aria-hidden className="size-4" />}
      {text}
    </Button>
  )
}
