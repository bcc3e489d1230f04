package io.millrace.cmmn.internal.operation;

import io.millrace.cmmn.internal.persistence.CaseInstanceEntity;
import io.millrace.cmmn.internal.persistence.PlanItemEntity;
import java.util.function.Supplier;

/**
 * A change of a variable, as listeners hear of it.
 *
 * @param event {@code create}, {@code update} or {@code delete}
 * @param name the variable
 * @param value gives its value after the change; its last one if it was removed
 * @param instance the case
 * @param item the plan item that it is local to; null for a variable of the case
 */
public record VariableChange(
    String event,
    String name,
    Supplier<Object> value,
    CaseInstanceEntity instance,
    PlanItemEntity item) {}
