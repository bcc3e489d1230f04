package io.millrace.test;

import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import javax.script.AbstractScriptEngine;
import javax.script.Bindings;
import javax.script.Compilable;
import javax.script.CompiledScript;
import javax.script.ScriptContext;
import javax.script.ScriptEngine;
import javax.script.ScriptEngineFactory;
import javax.script.ScriptException;
import javax.script.SimpleBindings;

/**
 * A script language that is as small as tests need: lines of {@code name = sum}, of which the last
 * may be a sum alone, the result. {@code a > b} compares, {@code throw} fails as an application
 * does whose code a script calls, {@code throw name} with an exception that has a name, {@code
 * crash name} with one that is no failure of a script. {@code name(other)} applies a function.
 */
public final class TinyScripts implements ScriptEngineFactory {

  /** How often a script was compiled. */
  public static final AtomicInteger COMPILED = new AtomicInteger();

  @Override
  public String getEngineName() {
    return "tiny";
  }

  @Override
  public String getEngineVersion() {
    return "1";
  }

  @Override
  public List<String> getExtensions() {
    return List.of();
  }

  @Override
  public List<String> getMimeTypes() {
    return List.of();
  }

  @Override
  public List<String> getNames() {
    return List.of("tiny");
  }

  @Override
  public String getLanguageName() {
    return "tiny";
  }

  @Override
  public String getLanguageVersion() {
    return "1";
  }

  @Override
  public Object getParameter(String key) {
    return null;
  }

  @Override
  public String getMethodCallSyntax(String object, String method, String... arguments) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String getOutputStatement(String toDisplay) {
    throw new UnsupportedOperationException();
  }

  @Override
  public String getProgram(String... statements) {
    return String.join("\n", statements);
  }

  @Override
  public ScriptEngine getScriptEngine() {
    return new Engine(this);
  }

  private static final class Engine extends AbstractScriptEngine implements Compilable {

    private final ScriptEngineFactory factory;

    Engine(ScriptEngineFactory factory) {
      this.factory = factory;
    }

    @Override
    public Object eval(String script, ScriptContext context) throws ScriptException {
      return compile(script).eval(context);
    }

    @Override
    public Object eval(java.io.Reader reader, ScriptContext context) {
      throw new UnsupportedOperationException();
    }

    @Override
    public Bindings createBindings() {
      return new SimpleBindings();
    }

    @Override
    public ScriptEngineFactory getFactory() {
      return factory;
    }

    @Override
    public CompiledScript compile(String script) throws ScriptException {
      COMPILED.incrementAndGet();
      if (script.contains("?")) {
        throw new ScriptException("'?' is no word of this language");
      }
      return new Program(this, script.strip().lines().toList());
    }

    @Override
    public CompiledScript compile(java.io.Reader script) {
      throw new UnsupportedOperationException();
    }
  }

  private static final class Program extends CompiledScript {

    private final ScriptEngine engine;
    private final List<String> lines;

    Program(ScriptEngine engine, List<String> lines) {
      this.engine = engine;
      this.lines = lines;
    }

    @Override
    public Object eval(ScriptContext context) throws ScriptException {
      Object last = null;
      for (var line : lines) {
        var parts = line.strip().split(" = ");
        last = value(parts[parts.length - 1], context);
        if (parts.length == 2) {
          context.setAttribute(parts[0], last, ScriptContext.ENGINE_SCOPE);
        }
      }
      return last;
    }

    private Object value(String text, ScriptContext context) throws ScriptException {
      if (text.equals("throw")) {
        throw new ScriptException(new IllegalStateException("thrown by a script"));
      }
      if (text.startsWith("throw ")) {
        throw new ScriptException((Exception) operand(text.substring(6), context));
      }
      if (text.startsWith("crash ")) {
        throw (RuntimeException) operand(text.substring(6), context);
      }
      if (text.matches("\\w+\\(\\w+\\)")) {
        var names = text.split("[()]");
        return applied(operand(names[0], context), operand(names[1], context));
      }
      if (text.contains(" > ")) {
        var sides = text.split(" > ");
        return number(sides[0], context) > number(sides[1], context);
      }
      if (!text.contains(" + ")) {
        return operand(text, context);
      }
      var sum = 0L;
      for (var part : text.split(" \\+ ")) {
        sum += number(part, context);
      }
      return sum;
    }

    @SuppressWarnings("unchecked") // a function of a test takes what the test gives it
    private static Object applied(Object function, Object argument) {
      return ((UnaryOperator<Object>) function).apply(argument);
    }

    private long number(String text, ScriptContext context) throws ScriptException {
      return ((Number) operand(text, context)).longValue();
    }

    private Object operand(String text, ScriptContext context) throws ScriptException {
      if (text.matches("\\d+")) {
        return Long.valueOf(text);
      }
      var bindings = context.getBindings(ScriptContext.ENGINE_SCOPE);
      if (!bindings.containsKey(text)) {
        throw new ScriptException("'" + text + "' is not known");
      }
      return bindings.get(text);
    }

    @Override
    public ScriptEngine getEngine() {
      return engine;
    }
  }
}
