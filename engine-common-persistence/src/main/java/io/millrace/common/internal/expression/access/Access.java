package io.millrace.common.internal.expression.access;

import io.millrace.common.internal.expression.failure.EvaluationFailure;
import io.millrace.common.internal.expression.limit.Steps;
import io.millrace.common.internal.expression.limit.Weights;
import io.millrace.common.internal.json.JsonAccess;
import java.lang.ref.SoftReference;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Reaches properties, elements and methods of objects for expressions. One per engine, thread-safe.
 *
 * <p>It remembers what it has learned about a class for as long as both live. A class that lives at
 * least as long as the engine (of its own class loader or one above) is remembered here, so that
 * nothing of the engine stays with it when the engine goes; of any other class it is remembered
 * there, so that the class can be unloaded while the engine runs.
 */
public final class Access {

  private final AccessRule rule;
  private final ClosedMembers closed;
  private final JsonAccess json;
  private final Properties properties;
  private final Weights weights;
  private final BoundedCalls bounded;

  private final ClassValue<Boolean> forbidden =
      new ClassValue<>() {
        @Override
        protected Boolean computeValue(Class<?> type) {
          return rule.isForbidden(type);
        }
      };

  private final ConcurrentHashMap<Class<?>, ClassMembers> lasting = new ConcurrentHashMap<>();

  private final ClassValue<SoftReference<ClassMembers>> passing =
      new ClassValue<>() {
        @Override
        protected SoftReference<ClassMembers> computeValue(Class<?> type) {
          return new SoftReference<>(read(type));
        }
      };

  /**
   * Creates the access.
   *
   * @param json what is known of JSON trees
   * @param opensEngine whether expressions may reach the whole engine
   */
  public Access(JsonAccess json, boolean opensEngine) {
    this.json = json;
    this.rule = new AccessRule(opensEngine);
    this.closed = new ClosedMembers(rule);
    this.weights = new Weights(json);
    this.bounded = new BoundedCalls(weights);
    this.properties = new Properties(this, json, weights);
  }

  /** Returns null for what the operator {@code empty} would not see to be empty, else the value. */
  public Object present(Object value) {
    if (value instanceof Optional<?> optional) {
      return optional.orElse(null);
    }
    return json.isEmpty(value) ? null : value;
  }

  /** Tells whether a value is a JSON tree. */
  public boolean isTree(Object value) {
    return json.isNode(value);
  }

  /**
   * Lets a value into an expression.
   *
   * @return the value, or what it stands for where it is a single JSON value
   * @throws EvaluationFailure where values of its class lead out
   */
  public Object admit(Object value) {
    return json.open(check(value));
  }

  /**
   * Lets a value in that a resolver of the application found, such as a container of beans. The
   * engine and its services lie there for the code of the application, not for models.
   *
   * @return the value
   * @throws EvaluationFailure where it leads to the whole engine, which is closed
   */
  public Object resolved(Object value) {
    if (value != null && rule.leadsToEngine(value.getClass())) {
      throw closed.engine(value);
    }
    return value;
  }

  /** Lets a value in as it is. */
  private Object check(Object value) {
    if (value == null || value instanceof String || value instanceof Long) {
      return value;
    }
    if (forbidden.get(value.getClass()) || SystemData.includes(value)) {
      throw closed.value(value);
    }
    return value;
  }

  /**
   * Reads a property, a member of a map or JSON object, or an element of a list or array.
   *
   * @param base the object, not null
   * @param steps what is left of the work that the evaluation may do
   * @return the value, or null where a map, list or JSON tree has no such place
   * @throws EvaluationFailure where the object has no such property, or no steps are left
   */
  public Object read(Object base, Object key, Steps steps) {
    return admit(properties.read(base, key, steps));
  }

  /**
   * Writes a property, a member of a map or JSON object, or an element of a list or array.
   *
   * @param steps what is left of the work that the evaluation may do
   * @throws EvaluationFailure where the object has no such property or does not take the value, or
   *     no steps are left
   */
  public void write(Object base, Object key, Object value, Steps steps) {
    properties.write(base, key, value, steps);
  }

  /**
   * Calls a method.
   *
   * @param steps what is left of the work that the evaluation may do
   * @param base the object, not null
   * @return what it returns, null for void; a single JSON value as the tree it is
   * @throws EvaluationFailure where there is no open method of the name, none that takes the
   *     arguments, or the call would take more steps than are left
   */
  public Object call(Steps steps, Object base, String method, Object... arguments) {
    var group = members(base.getClass()).methods().get(method);
    if (group == null) {
      throw closed.method(base.getClass(), method, members(base.getClass()).methods());
    }
    return check(group.call(steps, base, arguments));
  }

  /** Returns what says why something is closed. */
  ClosedMembers closed() {
    return closed;
  }

  /** Returns what knows how much there is in values. */
  public Weights weights() {
    return weights;
  }

  /** Makes the functions of one name ready. */
  public MethodGroup functions(String name, List<Method> methods) {
    var callables = new ArrayList<Callable>();
    methods.forEach(method -> Callable.of(method, bounded).ifPresent(callables::add));
    return new MethodGroup(name, callables);
  }

  ClassMembers members(Class<?> type) {
    var known = lasting.get(type);
    if (known != null) {
      return known;
    }
    return isLasting(type.getClassLoader())
        ? lasting.computeIfAbsent(type, this::read)
        : passingMembers(type);
  }

  private ClassMembers read(Class<?> type) {
    return new MemberReader(rule, bounded, type).read();
  }

  private ClassMembers passingMembers(Class<?> type) {
    var known = passing.get(type).get();
    while (known == null) {
      passing.remove(type);
      known = passing.get(type).get();
    }
    return known;
  }

  private static boolean isLasting(ClassLoader loader) {
    var own = Access.class.getClassLoader();
    while (own != null && own != loader) {
      own = own.getParent();
    }
    return own == loader;
  }
}
