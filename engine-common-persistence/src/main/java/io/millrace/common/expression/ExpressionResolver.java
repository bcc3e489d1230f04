package io.millrace.common.expression;

import java.util.Optional;

/**
 * Finds the object behind the first name of an expression, such as {@code orderService} in {@code
 * ${orderService.approve(execution)}}, where neither a variable nor a registered bean has that
 * name.
 *
 * <p>What it returns is open to expressions like any bean: its public methods and properties.
 * Objects that lead out of the engine (classes, class loaders, threads, script engines and their
 * kin) are refused when an expression meets them.
 *
 * <p>Resolvers are asked in the order of their registration, once per use of the name, on the
 * thread that evaluates. They must be thread-safe.
 */
@FunctionalInterface
public interface ExpressionResolver {

  /**
   * Finds the object for a name.
   *
   * @param name the name as the expression spells it, never null
   * @return the object, or empty where this resolver does not know the name; never null
   */
  Optional<Object> resolve(String name);
}
