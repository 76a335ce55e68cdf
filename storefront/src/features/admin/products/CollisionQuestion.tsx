import { useTranslation } from "react-i18next"
import { Confirmation } from "../../../components/Dialog"
import type { useInlineSave } from "./use-inline-save"

type CollisionQuestionProps = {
  /** Name of the field, for example "Price of Pecans". */
  name: string
  collision: ReturnType<typeof useInlineSave>["collision"]
  format: (value: number) => string
}

export function CollisionQuestion({ name, collision, format }: CollisionQuestionProps) {
  const { t } = useTranslation("admin")
  const [mine, theirs] = [format(collision?.value ?? 0), format(collision?.there ?? 0)]
  return (
    <Confirmation
      open={collision !== null}
      onClose={() => collision?.cancel()}
      title={t("products.collision.title", { name })}
      text={t("products.collision.text", { mine, theirs })}
      action={t("products.collision.action", { mine })}
      cancel={t("products.collision.keep", { theirs })}
      onConfirm={() => collision?.confirm()}
    />
  )
}
