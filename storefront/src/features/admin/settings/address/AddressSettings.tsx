import { shopAddressSchema, type ShopAddressSetting } from "@bon-perroquet/contract/shop-address"
import { detailOf } from "@bon-perroquet/shop-react"
import { useSaveShopAddress, useShopAddress } from "@bon-perroquet/shop-react/admin"
import { ExternalLink } from "lucide-react"
import { useForm } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field } from "../../../../components/Field"
import { useResultToast } from "../../use-result-toast"
import { OverridablePanel } from "../OverridablePanel"

/** The public address of the shop. */
export function AddressSettings() {
  const { t } = useTranslation("admin")
  return (
    <OverridablePanel
      title={t("settings.address.title")}
      intro={t("settings.address.intro")}
      query={useShopAddress()}
      current={({ current }) => <CurrentAddress address={current} />}
      form={(setting) => <AddressForm key={setting.version} setting={setting} />}
    />
  )
}

const isSecure = (address: string) => address.startsWith("https:")

function CurrentAddress({ address }: { address: string }) {
  const { t } = useTranslation("admin")
  const isElsewhere = isSecure(address) && address !== window.location.origin
  return (
    <div className="flex flex-col gap-2 rounded-card border border-line bg-card p-4 sm:p-6">
      <p>
        <span className="text-sm text-bark">{t("settings.address.current")}</span>
        <br />
        <span className="font-semibold wrap-anywhere">{address}</span>
      </p>
      {isElsewhere && (
        <>
          <p className="text-bark">{t("settings.address.elsewhere", { address: window.location.origin })}</p>
          <a
            href={`${address}/admin`}
            className="inline-flex min-h-11 items-center gap-2 self-start font-semibold text-leaf underline underline-offset-2"
          >
            {t("settings.address.go")}
            <ExternalLink aria-hidden className="size-4 shrink-0" />
          </a>
        </>
      )}
    </div>
  )
}

/** Adds https:// to a domain name, and removes the path. */
function originIn(text: string): string {
  const trimmed = text.trim()
  if (trimmed === "") return ""
  const url = URL.parse(/^[a-z]+:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`)
  return url?.origin ?? trimmed
}

function AddressForm({ setting: { value, version } }: { setting: ShopAddressSetting }) {
  const { t } = useTranslation("admin")
  const withToast = useResultToast()
  const { mutateAsync, isPending } = useSaveShopAddress(version)
  const { register, handleSubmit, setError, formState } = useForm({
    // An owner who already came over https only needs to save.
    defaultValues: { url: value.url || (isSecure(window.location.origin) ? window.location.origin : "") },
  })
  const save = handleSubmit(async ({ url }) => {
    if (isPending) return
    const { success, data } = shopAddressSchema.safeParse({ url: originIn(url) })
    if (!success) {
      setError("url", { message: t("settings.address.wrong") }, { shouldFocus: true })
      return
    }
    await withToast(mutateAsync(data), t("settings.saved"), t("settings.failed")).catch((error: unknown) => {
      const message = detailOf(error)
      if (message) setError("url", { message }, { shouldFocus: true })
    })
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="flex flex-col gap-4">
      <Field
        type="url"
        inputMode="url"
        label={t("settings.address.field")}
        hint={t("settings.address.hint")}
        error={formState.errors.url?.message}
        autoComplete="off"
        spellCheck={false}
        {...register("url")}
      />
      <Button type="submit" pending={isPending} className="self-start">
        {t("settings.address.save")}
      </Button>
    </form>
  )
}
