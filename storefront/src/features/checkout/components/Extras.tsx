import { useTranslation } from "react-i18next"
import { Price } from "../../../components/price"
import type { ExtrasChoice } from "../use-chosen-extras"
import { FormSection } from "./FormSection"
import { LoadFailed } from "./LoadFailed"

export function Extras({ choice }: { choice: ExtrasChoice }) {
  const { extras, chosen, choose, failed, retry } = choice
  const { t } = useTranslation("checkout")
  if (extras.length === 0 && !failed) return null
  return (
    <FormSection title={t("extras.title")}>
      {failed && <LoadFailed text={t("extras.failed")} onRetry={retry} />}
      {extras.map(({ code, name, text, price_cents }) => (
        <label
          key={code}
          className="flex cursor-pointer items-center gap-4 rounded-control border border-edge p-4 max-[22rem]:gap-3 max-[22rem]:p-3 has-checked:border-leaf has-checked:bg-leaf-wash has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
        >
          <input
            type="checkbox"
            name="extras"
            value={code}
            checked={chosen.some((extra) => extra.code === code)}
            onChange={(event) => choose(code, event.target.checked)}
            className="size-5 shrink-0 accent-leaf outline-none"
          />
          <span className="min-w-0 flex-1 font-semibold hyphens-auto wrap-anywhere">
            {name}
            <span className="block text-sm font-normal text-bark">{text}</span>
          </span>
          <Price cents={price_cents} className="font-semibold" />
        </label>
      ))}
    </FormSection>
  )
}
