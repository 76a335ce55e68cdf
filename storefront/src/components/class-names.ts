export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ")
}

export const CONTROL =
  "w-full min-h-11 rounded-control border border-edge bg-card px-3.5 py-2 text-base text-ink placeholder:text-bark " +
  "aria-invalid:border-macaw aria-invalid:outline-1 aria-invalid:outline-macaw disabled:bg-sunken disabled:text-bark"
