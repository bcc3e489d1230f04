package io.millrace.common.internal.expression.access;

import io.millrace.common.delegate.ModelledFault;
import io.millrace.common.internal.expression.failure.Descriptions;
import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * One method that expressions may call, made ready: an immutable value without reflection at the
 * time of the call.
 */
final class Callable {

  private static final Object[] NO_ARGUMENTS = {};

  private final Class<?>[] parameters;
  private final boolean variable;
  private final Class<?> returnType;
  private final String signature;
  private final Invocation invocation;

  private Callable(Method method, Invocation invocation) {
    this.parameters = method.getParameterTypes();
    this.variable = method.isVarArgs();
    this.returnType = method.getReturnType();
    this.signature =
        method.getName()
            + Arrays.stream(parameters)
                .map(Class::getSimpleName)
                .collect(Collectors.joining(", ", "(", ")"));
    this.invocation = invocation;
  }

  /**
   * Makes a method ready, or returns empty where its package or module does not let everybody call
   * it.
   */
  static Optional<Callable> of(Method method, BoundedCalls bounded) {
    try {
      var handle = MethodHandles.publicLookup().unreflect(method).asFixedArity();
      var count = method.getParameterCount();
      var invocation = bounded.of(method, generic(method, handle, count));
      return Optional.of(new Callable(method, invocation));
    } catch (IllegalAccessException closed) {
      return Optional.empty();
    }
  }

  private static Invocation generic(Method method, MethodHandle direct, int count) {
    var isStatic = Modifier.isStatic(method.getModifiers());
    var handle = isStatic ? MethodHandles.dropArguments(direct, 0, Object.class) : direct;
    var spread =
        handle.asType(MethodType.genericMethodType(count + 1)).asSpreader(1, Object[].class, count);
    return (base, arguments, steps) -> (Object) spread.invokeExact(base, arguments);
  }

  /**
   * Calls the method. What code of the application throws unchecked goes through as it is.
   *
   * @param arguments as the expression gives them, known to fit
   * @param steps what is left of the work that the evaluation may do
   * @throws EvaluationFailure where the method throws a checked exception, does not fit, or would
   *     take more steps than are left
   */
  Object call(Object base, Object[] arguments, Steps steps) {
    var converted = convert(arguments);
    try {
      return invocation.call(base, converted, steps);
    } catch (EvaluationFailure failure) {
      throw failure;
    } catch (RuntimeException unchecked) {
      throw isOfJdk(base) && isOfJdk(unchecked) ? failed(base, unchecked) : unchecked;
    } catch (Error error) {
      throw error;
    } catch (Throwable checked) {
      if (checked.getCause() instanceof ModelledFault
          && checked.getCause() instanceof RuntimeException fault) {
        throw fault;
      }
      throw EvaluationFailure.ofCode(
          "Method '" + signature + "' failed: " + checked + ". Its cause says why.", checked);
    }
  }

  /**
   * Tells whether it was no code of the application that failed, so that its exception means
   * nothing to it.
   */
  private static boolean isOfJdk(Object object) {
    return object != null && object.getClass().getClassLoader() == null;
  }

  private EvaluationFailure failed(Object base, RuntimeException cause) {
    return EvaluationFailure.of(
        "Method '" + signature + "' failed on " + Descriptions.of(base) + ": " + cause + ".");
  }

  Class<?>[] parameters() {
    return parameters;
  }

  /** Tells whether the last parameter takes any number of arguments. */
  boolean isVariable() {
    return variable;
  }

  Class<?> returnType() {
    return returnType;
  }

  @Override
  public String toString() {
    return signature;
  }

  private Object[] convert(Object[] arguments) {
    if (parameters.length == 0) {
      return NO_ARGUMENTS;
    }
    if (variable && !isPassedAsArray(arguments)) {
      return spread(arguments);
    }
    var converted = new Object[parameters.length];
    for (var i = 0; i < converted.length; i++) {
      converted[i] = Coercion.to(arguments[i], parameters[i]);
    }
    return converted;
  }

  /** Tells whether the last argument is the array itself rather than an element of it. */
  boolean isPassedAsArray(Object[] arguments) {
    var last = parameters.length - 1;
    return variable
        && arguments.length == parameters.length
        && parameters[last].isInstance(arguments[last]);
  }

  private Object[] spread(Object[] arguments) {
    var last = parameters.length - 1;
    var converted = new Object[parameters.length];
    for (var i = 0; i < last; i++) {
      converted[i] = Coercion.to(arguments[i], parameters[i]);
    }
    var element = parameters[last].getComponentType();
    var rest = Array.newInstance(element, arguments.length - last);
    for (var i = last; i < arguments.length; i++) {
      Array.set(rest, i - last, Coercion.to(arguments[i], element));
    }
    converted[last] = rest;
    return converted;
  }
}
