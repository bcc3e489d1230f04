package io.millrace.common.internal.variable.type;

import io.millrace.common.variable.StoredValue;
import io.millrace.common.variable.VariableType;

/** A value ready to be stored, with the type that reads it back. */
public record TypedValue(VariableType type, StoredValue stored) {}
