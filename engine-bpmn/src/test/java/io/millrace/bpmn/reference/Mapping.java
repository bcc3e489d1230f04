package io.millrace.bpmn.reference;

/** A variable that goes into or comes out of what is called. */
record Mapping(String source, String target) {}
