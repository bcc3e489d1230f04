package io.millrace.common.variable;

import io.millrace.common.query.Query;

/**
 * Asks for variables of running instances and open tasks. What holds for all queries is said at
 * {@link Query}.
 */
public interface VariableInstanceQuery
    extends VariableInstanceInfoQuery<VariableInstanceQuery, VariableInstance> {}
