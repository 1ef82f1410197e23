export const fillSlots = (phrase: string, slots: Readonly<Record<string, string>>): string =>
  phrase.replace(/\{(\w{1,20})\}/gu, (slot, name: string) => slots[name] ?? slot)
