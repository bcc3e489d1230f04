package io.millrace.common.internal.listener;

import io.millrace.common.IllegalStateEngineException;
import io.millrace.common.delegate.DelegateScope;
import io.millrace.common.delegate.VariableScope;
import io.millrace.common.internal.variable.FormerVariables;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.util.Map;
import java.util.Set;

/**
 * What user code sees at the end of a transaction: what it would have seen when something happened.
 * Nothing can be changed.
 *
 * <p>A proxy, since interfaces of some eighty methods each would otherwise be written down only to
 * refuse most of them.
 *
 * @param pictures those that belong together
 * @param live what it shows, which leads to the transaction while that is open
 * @param read what its getters gave, by their names
 * @param variables the variables it saw
 */
record Picture(
    Pictures pictures, DelegateScope live, Map<String, Object> read, FormerVariables variables)
    implements InvocationHandler {

  private static final Set<String> OF_TRANSACTION = Set.of("connection", "addTransactionListener");
  private static final String READS_VARIABLES = "(get|has)(?!VariableInstance)[A-Z].*";

  @Override
  public Object invoke(Object proxy, Method method, Object[] arguments) {
    var name = method.getName();
    if (method.getDeclaringClass() == Object.class) {
      return ofObject(proxy, name, arguments);
    }
    if (method.getDeclaringClass() == VariableScope.class && name.matches(READS_VARIABLES)) {
      return Pictures.call(method, variables, arguments);
    }
    if (arguments == null && read.containsKey(name)) {
      return read.get(name);
    }
    if (pictures.isOpen() && OF_TRANSACTION.contains(name)) {
      return Pictures.call(method, live, arguments);
    }
    throw refusal(name);
  }

  private Object ofObject(Object proxy, String name, Object[] arguments) {
    return switch (name) {
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> System.identityHashCode(proxy);
      default -> Pictures.type(live).getSimpleName() + " " + read.get("getId");
    };
  }

  private static IllegalStateEngineException refusal(String name) {
    return new IllegalStateEngineException(
        "Cannot call "
            + name
            + " in a listener that is called at the end of a transaction: it sees how things"
            + " were when they happened. "
            + remedy(name));
  }

  private static String remedy(String name) {
    return switch (name) {
      case "connection" ->
          "The transaction is over; take a connection of your own, or let the listener be called"
              + " before the commit.";
      case "addTransactionListener" ->
          "The transaction is over; let the listener be called before the commit.";
      default -> "Call a service of the engine instead.";
    };
  }
}
