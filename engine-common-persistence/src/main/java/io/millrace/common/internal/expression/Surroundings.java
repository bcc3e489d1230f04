package io.millrace.common.internal.expression;

import io.millrace.common.expression.ExpressionResolver;
import io.millrace.common.internal.expression.access.Access;
import java.util.List;
import java.util.Map;

/**
 * What all expressions of an engine share.
 *
 * @param beans objects by name; may change while the engine runs
 * @param resolvers who is asked for a name that is neither variable nor bean
 * @param access the way into objects
 */
record Surroundings(Map<String, Object> beans, List<ExpressionResolver> resolvers, Access access) {}
