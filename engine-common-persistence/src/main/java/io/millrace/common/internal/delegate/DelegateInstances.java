package io.millrace.common.internal.delegate;

import io.millrace.common.DelegateException;
import io.millrace.common.delegate.DelegateFactory;
import io.millrace.common.internal.expression.ExpressionScope;
import io.millrace.common.internal.expression.Expressions;
import java.lang.reflect.InvocationTargetException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the objects that models name by class or by delegate expression. Thread-safe; one per
 * engine.
 */
public final class DelegateInstances {

  private static final Logger LOG = LoggerFactory.getLogger(DelegateInstances.class);

  private final SharedBeans shared = new SharedBeans();
  private final DelegateFactory factory;
  private final ClassLoader classLoader;
  private final Expressions expressions;
  private final FieldInjector fields;

  /**
   * Creates the maker.
   *
   * @param factory makes an object of a class
   * @param classLoader where classes come from; null for the thread's own, then the engine's
   * @param expressions parses delegate expressions
   */
  public DelegateInstances(
      DelegateFactory factory, ClassLoader classLoader, Expressions expressions) {
    this.factory = factory;
    this.classLoader = classLoader;
    this.expressions = expressions;
    this.fields = new FieldInjector(new FieldExpressions(expressions));
  }

  /**
   * Returns what gives the object of an element: for a class a new object each time; for a delegate
   * expression what it evaluates to. A class whose objects could not be used is not initialized.
   *
   * @param type what the object has to be
   */
  public <T> DelegateSource<T> source(DelegateName name, Class<T> type, String elementId) {
    return source(name, DelegateType.of(type), elementId);
  }

  /** Returns what gives the object of an element, of which more than one type can be used. */
  public <T> DelegateSource<T> source(DelegateName name, DelegateType<T> type, String elementId) {
    if (name.isClass()) {
      return new NamedClass<>(this, name, type, elementId);
    }
    var expression = expressions.parse(name.value());
    return scope -> injected(expression.evaluate(scope), name, type, elementId);
  }

  /** Gives the object that does the work of an element. */
  @FunctionalInterface
  public interface DelegateSource<T> {
    /** Returns the object for a call. */
    T get(ExpressionScope scope);
  }

  private <T> T injected(Object object, DelegateName name, DelegateType<T> type, String elementId) {
    if (!type.accepts(object)) {
      throw new DelegateException(
          "'"
              + name.value()
              + "' of element '"
              + elementId
              + "' gives "
              + (object == null ? "null" : "a " + object.getClass().getName())
              + ", which is no "
              + type
              + ". Let it implement that interface.");
    }
    fields.inject(object, name.fields(), elementId);
    if (!name.isClass()) {
      shared.injected(object, name, elementId).ifPresent(LOG::warn);
    }
    return type.cast(object);
  }

  private Object make(Class<?> type, String elementId) {
    try {
      return factory.create(type);
    } catch (ExceptionInInitializerError e) {
      throw new DelegateException(
          "The class '"
              + type.getName()
              + "' of element '"
              + elementId
              + "' cannot be initialized: "
              + e.getCause()
              + ". Correct its static parts.",
          e);
    } catch (Exception | LinkageError e) {
      throw new DelegateException(
          "An object of the class '"
              + type.getName()
              + "' of element '"
              + elementId
              + "' could not be made: "
              + (e instanceof InvocationTargetException ? e.getCause() : e)
              + ". It needs a public constructor without parameters, or a delegate factory that knows it.",
          e);
    }
  }

  private Class<?> load(String className, DelegateType<?> type, String elementId) {
    var found = load(className, elementId);
    if (!type.accepts(found)) {
      throw new DelegateException(
          "The class '"
              + className
              + "' of element '"
              + elementId
              + "' is no "
              + type
              + ", so nothing of it was run. Let it implement that interface, or name another class.");
    }
    return found;
  }

  private Class<?> load(String className, String elementId) {
    try {
      return load(className);
    } catch (ClassNotFoundException e) {
      throw new DelegateException(
          "The class '"
              + className
              + "' of element '"
              + elementId
              + "' is not on the class path. Add it, or correct the model.",
          e);
    } catch (LinkageError e) {
      throw new DelegateException(
          "The class '"
              + className
              + "' of element '"
              + elementId
              + "' cannot be loaded: "
              + (e.getCause() == null ? e : e.getCause())
              + ". Add what it needs to the class path.",
          e);
    }
  }

  /**
   * Returns a class of the application by its name, not initialized: a model can name any class of
   * the class path, and until its type is looked at nothing of it may run.
   */
  public Class<?> load(String className) throws ClassNotFoundException {
    if (classLoader != null) {
      return Class.forName(className, false, classLoader);
    }
    try {
      return Class.forName(className, false, Thread.currentThread().getContextClassLoader());
    } catch (ClassNotFoundException e) {
      return Class.forName(className, false, DelegateInstances.class.getClassLoader());
    }
  }

  /** The class of an element, looked up at its first use. */
  private static final class NamedClass<T> implements DelegateSource<T> {

    private final DelegateInstances instances;
    private final DelegateName name;
    private final DelegateType<T> type;
    private final String elementId;
    private volatile Class<?> loaded;

    NamedClass(
        DelegateInstances instances, DelegateName name, DelegateType<T> type, String elementId) {
      this.instances = instances;
      this.name = name;
      this.type = type;
      this.elementId = elementId;
    }

    @Override
    public T get(ExpressionScope scope) {
      var found = loaded;
      if (found == null) {
        found = instances.load(name.value(), type, elementId);
        loaded = found;
      }
      return instances.injected(instances.make(found, elementId), name, type, elementId);
    }
  }
}
