package io.millrace.cmmn.reference;

/**
 * What only some kinds of items have; chapter 9a of the rules, mostly.
 *
 * @param available the available condition of a listener; null if there is none, as for the rest
 * @param hears the name of the signal, or of the variable, that a listener waits for
 * @param change the change of the variable
 * @param startTrigger what starts the clock of a timer
 * @param times how often a timer occurs by the repetition in its time; 0 if it has none
 * @param autoComplete the condition of a stage to complete by itself
 * @param inDefaultControl whether the rules stand in the definition
 * @param shares the stage whose definition this one has as well, rule 19.1; null for its own
 * @param discretion null for what its stage makes by itself
 */
record Extras(
    Condition available,
    String hears,
    Transition change,
    OnPart startTrigger,
    int times,
    boolean async,
    boolean asyncLeave,
    Condition autoComplete,
    boolean inDefaultControl,
    Discretion discretion,
    String shares) {

  static final Extras NONE =
      new Extras(null, null, null, null, 0, false, false, null, false, null, null);

  Extras available(Condition condition) {
    return new Extras(
        condition,
        hears,
        change,
        startTrigger,
        times,
        async,
        asyncLeave,
        autoComplete,
        inDefaultControl,
        discretion,
        shares);
  }

  Extras hearing(String name, Transition ofVariable) {
    return new Extras(
        available,
        name,
        ofVariable,
        startTrigger,
        times,
        async,
        asyncLeave,
        autoComplete,
        inDefaultControl,
        discretion,
        shares);
  }

  Extras startedBy(OnPart trigger) {
    return new Extras(
        available,
        hears,
        change,
        trigger,
        times,
        async,
        asyncLeave,
        autoComplete,
        inDefaultControl,
        discretion,
        shares);
  }

  Extras occurring(int often) {
    return new Extras(
        available,
        hears,
        change,
        startTrigger,
        often,
        async,
        asyncLeave,
        autoComplete,
        inDefaultControl,
        discretion,
        shares);
  }

  Extras async(boolean start, boolean leave) {
    return new Extras(
        available,
        hears,
        change,
        startTrigger,
        times,
        start,
        leave,
        autoComplete,
        inDefaultControl,
        discretion,
        shares);
  }

  Extras autoComplete(Condition condition) {
    return new Extras(
        available,
        hears,
        change,
        startTrigger,
        times,
        async,
        asyncLeave,
        condition,
        inDefaultControl,
        discretion,
        shares);
  }

  Extras inDefaultControl(boolean inDefinition) {
    return new Extras(
        available,
        hears,
        change,
        startTrigger,
        times,
        async,
        asyncLeave,
        autoComplete,
        inDefinition,
        discretion,
        shares);
  }

  Extras planned(Discretion how) {
    return new Extras(
        available,
        hears,
        change,
        startTrigger,
        times,
        async,
        asyncLeave,
        autoComplete,
        inDefaultControl,
        how,
        shares);
  }

  Extras sharing(String stage) {
    return new Extras(
        available,
        hears,
        change,
        startTrigger,
        times,
        async,
        asyncLeave,
        autoComplete,
        inDefaultControl,
        discretion,
        stage);
  }
}
