export const FEW_RECOVERY_CODES = 3

export const recoveryCodesLeftText = (left: number) =>
  left === 1 ? 'You have 1 recovery code left.' : `You have ${left === 0 ? 'no' : left} recovery codes left.`
