package io.millrace.common.internal.expression.limit;

import java.util.List;
import java.util.RandomAccess;
import java.util.Set;

/**
 * How many steps a call of the JDK takes at most, by the sizes of what it is called on and with.
 * The file {@code jdk-methods.txt} gives each method one of these rules.
 */
public enum Cost {
  /** Takes no longer with larger values. */
  NONE((base, in, weights, cap) -> 1),

  /** Compares texts, many characters at once. */
  COMPARES((base, in, weights, cap) -> Weights.characters(base, in) / Cost.AT_ONCE),

  /** Looks at each character, or makes a text of them. */
  CHARACTERS((base, in, weights, cap) -> Weights.characters(base, in)),

  /** Makes a text of a part of another: from a place, or from one to another. */
  PART((base, in, weights, cap) -> Cost.end(base, in) - (int) in[0]),

  /** Looks for a text in another, and may put a third one in its place. */
  SEARCHES((base, in, weights, cap) -> Cost.search(base, in)),

  /** Runs a regular expression, which takes its steps itself. */
  MATCHES((base, in, weights, cap) -> 1),

  /** Repeats a text, or puts blanks before each of its lines. */
  REPEATS((base, in, weights, cap) -> (1L + Weights.characters(base)) * (1L + (int) in[0])),

  /** Calculates with numbers; the work grows with the square of their digits. */
  CALCULATES((base, in, weights, cap) -> Cost.square(base, in) / Cost.WORDS_AT_ONCE),

  /** Divides to the last digit, or goes over the digits one by one. */
  DIVIDES((base, in, weights, cap) -> Cost.square(base, in) * Cost.EXACTLY),

  /** Goes to a place of a list. */
  REACHES((base, in, weights, cap) -> base instanceof RandomAccess ? 1 : weights.size(base)),

  /** Moves what stands behind a place of a list. */
  MOVES((base, in, weights, cap) -> weights.size(base) / Cost.AT_ONCE),

  /** Goes over all elements or entries without looking into them. */
  ELEMENTS((base, in, weights, cap) -> weights.size(base)),

  /** Compares each element with a value. */
  FINDS((base, in, weights, cap) -> weights.search(base, in[0], cap)),

  /** Looks for a key or element, to which there is a quicker way in most collections. */
  LOOKS_UP((base, in, weights, cap) -> weights.lookup(base, in[0], cap)),

  /** Adds an element, which sets look for before. */
  ADDS((base, in, weights, cap) -> base instanceof Set<?> ? weights.lookup(base, in[0], cap) : 1),

  /** Adds all elements or entries of another. */
  FILLS((base, in, weights, cap) -> Cost.fill(base, in[in.length - 1], weights, cap)),

  /** Looks for each element of the argument. */
  HOLDS((base, in, weights, cap) -> weights.lookups(in[0], base, cap)),

  /** Looks for each element in the argument. */
  SIFTS((base, in, weights, cap) -> weights.lookups(base, in[0], cap) + weights.of(in[0], cap)),

  /** Looks at everything that is in a value, and in what it is compared with. */
  WHOLE((base, in, weights, cap) -> Cost.whole(base, in, weights, cap)),

  /** Brings elements into an order. */
  SORTS((base, in, weights, cap) -> Weights.product(weights.of(base, cap), Cost.DEPTH_OF_SORT));

  private static final int AT_ONCE = 16;
  private static final int WORDS_AT_ONCE = 8;
  private static final int EXACTLY = 64;
  private static final int DEPTH_OF_SORT = 20;

  private final Rule rule;

  Cost(Rule rule) {
    this.rule = rule;
  }

  /**
   * Returns how many steps a call takes at most.
   *
   * @param base what it is called on
   * @param arguments as many as there are parameters, each of the parameter's type
   * @param weights knows what is in values
   * @param cap where to stop counting: whatever is more may come out as anything above it
   */
  public long of(Object base, Object[] arguments, Weights weights, long cap) {
    return Math.max(1, rule.steps(base, arguments, weights, cap));
  }

  private static long end(Object text, Object[] in) {
    return in.length > 1 ? (int) in[1] : Weights.characters(text);
  }

  private static long search(Object text, Object[] in) {
    var wanted = Weights.characters(in[0]);
    var replaced = in.length > 1 ? Weights.characters(in[1]) : 0;
    var places = Weights.characters(text) / Math.max(1, wanted) + 1L;
    return TextSearch.steps(Weights.characters(text), wanted) + places * replaced;
  }

  private static long square(Object base, Object[] in) {
    var words = Weights.words(base);
    for (var argument : in) {
      words += Weights.words(argument);
    }
    return words * words;
  }

  private static long fill(Object base, Object added, Weights weights, long cap) {
    return base instanceof List<?> ? weights.size(added) : weights.lookups(added, base, cap);
  }

  private static long whole(Object base, Object[] in, Weights weights, long cap) {
    if (in.length == 0) {
      return weights.of(base, cap);
    }
    return weights.isContainer(in[0])
        ? weights.ofBoth(base, in[0], cap)
        : Weights.characters(base, in) / AT_ONCE;
  }

  private interface Rule {
    long steps(Object base, Object[] arguments, Weights weights, long cap);
  }
}
