import { CHANGE_SUBJECTS } from "@bon-perroquet/contract"
import { useChanges } from "@bon-perroquet/shop-react/admin"
import { useTranslation } from "react-i18next"
import { Waiting } from "../../../components/Waiting"
import { useAddress } from "../use-address"
import { Choice } from "../lists/Choice"
import { Empty } from "../lists/Empty"
import { pageQuestion, Paging } from "../lists/Paging"
import { useLoadFailure } from "../use-load-failure"
import { ChangeLine } from "./ChangeLine"
import { Subscreen } from "../subscreen/Subscreen"

export function ChangesScreen() {
  const { t } = useTranslation("admin")
  const { text, chosen, page, change } = useAddress()
  const subject = chosen("subject", CHANGE_SUBJECTS)
  const subjectId = text("id") || undefined
  const { data, error, refetch } = useChanges({ ...pageQuestion(page), subject, subject_id: subjectId })
  useLoadFailure(error)
  const label = subjectId && data?.rows[0]?.label
  const title = label ? t("changes.titleOf", { label }) : t("changes.title")
  return (
    <Subscreen
      title={title}
      back={{ to: subject === "product" ? "/admin/products" : "/admin", text: t("back") }}
      width="max-w-4xl"
      beside={
        <div className="ml-auto max-w-full">
          <Choice
            label={t("changes.filter")}
            value={subject ?? ""}
            onChange={(next) => change({ subject: next, id: undefined })}
            options={[
              { value: "", text: t("changes.everything") },
              ...CHANGE_SUBJECTS.map((each) => ({ value: each, text: t(`changes.subjects.${each}`) })),
            ]}
          />
        </div>
      }
    >
      {!data && <Waiting what={t("changes.title")} failed={error !== null} onRetry={() => void refetch()} />}
      {data?.total === 0 && <Empty text={t("changes.none")} />}
      {data && data.rows.length > 0 && (
        <ol className="flex flex-col gap-3">
          {data.rows.map((each) => (
            <ChangeLine key={each.id} change={each} />
          ))}
        </ol>
      )}
      {data && data.total > 0 && (
        <Paging page={page} total={data.total} onTurn={(to) => change({ page: String(to) })} />
      )}
    </Subscreen>
  )
}
