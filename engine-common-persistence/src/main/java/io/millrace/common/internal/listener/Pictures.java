package io.millrace.common.internal.listener;

import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.delegate.UserCodeScope;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.transaction.TransactionContext;
import io.millrace.common.transaction.TransactionState;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Takes the pictures of what one listener is to see at the end of a transaction: of what it listens
 * to and of all that can be reached from there, each once, so that nothing in a picture is live. By
 * then the rows may be gone, so all is read at once.
 *
 * <p>What stands below in the tree is left out: an instance may have thousands of executions.
 */
final class Pictures {

  private static final String GETTER = "(get|is)[A-Z].*";
  private static final String BELOW = "getExecutions";

  private static final ClassValue<List<Method>> GETTERS =
      new ClassValue<>() {
        @Override
        protected List<Method> computeValue(Class<?> type) {
          return Arrays.stream(type.getMethods())
              .filter(method -> method.getParameterCount() == 0)
              .filter(method -> method.getName().matches(GETTER))
              .filter(method -> method.getDeclaringClass() != VariableScope.class)
              .filter(method -> !method.getName().equals(BELOW))
              .toList();
        }
      };

  private final Map<Subject, Object> related = new HashMap<>();
  private TransactionContext transaction;

  /** What a picture shows. */
  private record Subject(Class<?> type, Object id) {}

  /** Takes the picture of what a listener is shown. */
  Object take(DelegateScope live) {
    var read = new HashMap<String, Object>();
    var picture = empty(live, read);
    fill(read, live);
    return picture;
  }

  /**
   * Takes the picture of what expressions see there.
   *
   * @param name under which name they see what the listener is shown
   * @param picture what the listener is shown
   */
  PictureScope take(ExpressionScope scope, String name, DelegateScope picture) {
    var objects = new HashMap<String, Object>();
    for (var root : scope.roots()) {
      objects.put(root, root.equals(name) ? picture : shown(scope.resolve(root)));
    }
    objects.put(name, picture);
    return new PictureScope(objects, picture, scope.location());
  }

  private Object empty(DelegateScope live, Map<String, Object> read) {
    var type = type(live);
    var variables = ((UserCodeScope) live).asTheyAre();
    return Proxy.newProxyInstance(
        type.getClassLoader(), new Class<?>[] {type}, new Picture(this, live, read, variables));
  }

  private void fill(Map<String, Object> read, DelegateScope live) {
    for (var getter : GETTERS.get(type(live))) {
      read.put(getter.getName(), shown(call(getter, live)));
    }
  }

  private Object shown(Object value) {
    return value instanceof DelegateScope live ? related(live) : value;
  }

  private Object related(DelegateScope live) {
    var subject = new Subject(type(live), id(live));
    var known = related.get(subject);
    if (known != null) {
      return known;
    }
    var read = new HashMap<String, Object>();
    var picture = empty(live, read);
    related.put(subject, picture); // before it is filled: a process instance leads to itself
    fill(read, live);
    return picture;
  }

  private static Object id(DelegateScope live) {
    for (var getter : GETTERS.get(type(live))) {
      if (getter.getName().equals("getId")) {
        return call(getter, live);
      }
    }
    return live;
  }

  /** Returns as what user code sees an object. */
  static Class<?> type(DelegateScope live) {
    return Arrays.stream(live.getClass().getInterfaces())
        .filter(DelegateScope.class::isAssignableFrom)
        .findFirst()
        .orElseThrow();
  }

  /** Calls a method and lets its exceptions through. */
  static Object call(Method method, Object target, Object... arguments) {
    try {
      return method.invoke(target, arguments);
    } catch (InvocationTargetException e) {
      if (e.getCause() instanceof RuntimeException cause) {
        throw cause;
      }
      throw new IllegalStateException(e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Notes that the transaction has reached the state that the listener waits for. */
  void reached(TransactionContext reached) {
    transaction = reached;
  }

  /** Tells whether the transaction is still open. */
  boolean isOpen() {
    return transaction != null && transaction.getState() == TransactionState.COMMITTING;
  }
}
