import { usePersonalData } from "@bon-perroquet/shop-react/account"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { saveFile } from "../../../components/save-file"
import { useFailureToast } from "../../../components/toast"
import { Panel } from "../../../components/Panel"

const FILE = "bon-perroquet.json"

export function PersonalData() {
  const { t } = useTranslation("account")
  const { mutate, isPending } = usePersonalData()
  const tellFailure = useFailureToast()
  const download = () =>
    mutate(undefined, {
      onSuccess: (data) => saveFile(FILE, JSON.stringify(data, null, 2)),
      onError: (error) => tellFailure(error, t("failure.data")),
    })
  return (
    <Panel title={t("preferences.data.title")}>
      <div className="flex flex-col items-start gap-4 rounded-card border border-line bg-card p-5">
        <p className="text-bark">{t("preferences.data.text")}</p>
        <Button variant="secondary" pending={isPending} onClick={download}>
          {t("preferences.data.download")}
        </Button>
      </div>
    </Panel>
  )
}
