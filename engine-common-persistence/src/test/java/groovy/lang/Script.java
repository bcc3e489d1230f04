package groovy.lang;

/** Stands for Groovy's own, which a bean is that is written as a script. */
public abstract class Script {

  public abstract Object run();
}
